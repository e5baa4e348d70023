/** Cuts bytes into lines, keeping at most `longest` bytes of each. */
export interface LineCutter {
  /** Lines that these bytes complete. */
  cut(bytes: Buffer): CutLine[];
  /** The last line, if it's unfinished. */
  rest(): CutLine[];
}

/** A line without its line ending; undefined if it was too long to keep. */
export type CutLine = string | undefined;

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

export function lineCutter(longest: number): LineCutter {
  let pieces: Buffer[] = [];
  let length = 0;

  const keep = (piece: Buffer): void => {
    length += piece.length;
    if (length > longest) pieces = [];
    else if (piece.length > 0) pieces.push(piece);
  };
  const finish = (): CutLine => {
    const line = length > longest ? undefined : textOf(Buffer.concat(pieces));
    pieces = [];
    length = 0;
    return line;
  };

  return {
    cut(bytes) {
      const lines: CutLine[] = [];
      let from = 0;
      for (let end; (end = bytes.indexOf(LINE_FEED, from)) >= 0; from = end + 1) {
        keep(bytes.subarray(from, end));
        lines.push(finish());
      }
      // Copied, because a few bytes of an unfinished line would keep the whole chunk in memory.
      keep(Buffer.from(bytes.subarray(from)));
      return lines;
    },
    rest: () => (length > 0 ? [finish()] : []),
  };
}

/** Bytes that aren't UTF-8 become characters that JSON never has outside its strings. */
function textOf(bytes: Buffer): string {
  const end = bytes.at(-1) === CARRIAGE_RETURN ? bytes.length - 1 : bytes.length;
  return bytes.toString('utf8', 0, end);
}
