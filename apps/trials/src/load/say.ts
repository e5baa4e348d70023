/** Tells whoever waits what is being done; on stderr, because the figures on stdout may be read by a program. */
export function say(sentence: string): void {
  process.stderr.write(`… ${sentence}\n`);
}

/** Says how many of all are done, each time another tenth is. */
export function tenths(what: string, all: number): (done: number) => void {
  let told = 0;
  return (done) => {
    const now = Math.floor((done / all) * 10);
    if (now <= told) return;
    told = now;
    say(`${what}: ${done.toLocaleString('en')} of ${all.toLocaleString('en')}`);
  };
}
