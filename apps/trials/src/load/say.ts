/** Tells the person what's being done; on stderr, because a program may read the figures on stdout. */
export function say(sentence: string): void {
  process.stderr.write(`… ${sentence}\n`);
}

/** Reports each tenth of the work. */
export function tenths(what: string, all: number): (done: number) => void {
  let told = 0;
  return (done) => {
    const now = Math.floor((done / all) * 10);
    if (now <= told) return;
    told = now;
    say(`${what}: ${done.toLocaleString('en')} of ${all.toLocaleString('en')}`);
  };
}
