// Shrinks a screenshot's PNG to 256 colors, which is all our screens need.

import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const MOST = 256;

/** The same image with a palette; unchanged if it already has one. */
export function withPalette(png) {
  const { header, data } = read(png);
  const bytes = { 2: 3, 6: 4 }[header[9]];
  if (header[8] !== 8 || bytes === undefined) return png;
  const width = header.readUInt32BE(0);
  const colours = coloursOf(unfiltered(inflateSync(data), width * bytes, bytes), bytes);
  const palette = paletteFor(colours);
  return written(header, width, colours, palette);
}

function read(png) {
  const parts = [];
  let header;
  for (let at = SIGNATURE.length; at < png.length;) {
    const length = png.readUInt32BE(at);
    const name = png.toString('latin1', at + 4, at + 8);
    const content = png.subarray(at + 8, at + 8 + length);
    if (name === 'IHDR') header = content;
    if (name === 'IDAT') parts.push(content);
    at += length + 12;
  }
  return { header, data: Buffer.concat(parts) };
}

/** Each row is stored as differences from its left, from the row above, or both. */
function unfiltered(rows, length, step) {
  const count = rows.length / (length + 1);
  const plain = Buffer.alloc(length * count);
  for (let row = 0; row < count; row++) {
    const filter = rows[row * (length + 1)];
    for (let x = 0; x < length; x++) {
      const at = row * length + x;
      const left = x < step ? 0 : plain[at - step];
      const above = row === 0 ? 0 : plain[at - length];
      const corner = x < step || row === 0 ? 0 : plain[at - length - step];
      const guess = [0, left, above, (left + above) >> 1, nearest(left, above, corner)][filter];
      plain[at] = rows[row * (length + 1) + 1 + x] + guess;
    }
  }
  return plain;
}

function nearest(left, above, corner) {
  const guess = left + above - corner;
  const [toLeft, toAbove, toCorner] = [left, above, corner].map((near) => Math.abs(guess - near));
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

/** Every pixel as one number; screens have no transparency. */
function coloursOf(plain, bytes) {
  const colours = new Uint32Array(plain.length / bytes);
  for (let at = 0; at < colours.length; at++) colours[at] = plain.readUIntBE(at * bytes, 3);
  return colours;
}

const CHANNELS = [16, 8, 0];
const channel = (colour, shift) => (colour >> shift) & 255;

/** Splits the colors in halves, the most frequent and varied first; each group becomes its mean. */
function paletteFor(colours) {
  const counts = new Map();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const groups = [groupOf([...counts])];
  while (groups.length < MOST) {
    groups.sort((a, b) => b.weight - a.weight);
    const [widest] = groups;
    if (widest.weight === 0) break;
    groups.splice(0, 1, ...halves(widest));
  }
  const places = new Map(
    groups.flatMap(({ all }, place) => all.map(([colour]) => [colour, place])),
  );
  return { places, means: groups.map(({ all }) => meanOf(all)) };
}

function groupOf(all) {
  const spans = CHANNELS.map((shift) => {
    const values = all.map(([colour]) => channel(colour, shift));
    return {
      shift,
      span: values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b)),
    };
  });
  const { shift, span } = spans.reduce((a, b) => (b.span > a.span ? b : a));
  const count = all.reduce((sum, [, many]) => sum + many, 0);
  return { all, shift, weight: span * Math.sqrt(count) };
}

function halves({ all, shift }) {
  const sorted = all.toSorted(([a], [b]) => channel(a, shift) - channel(b, shift));
  const low = channel(sorted[0][0], shift);
  const middle = (low + channel(sorted.at(-1)[0], shift)) / 2;
  const cut = sorted.findIndex(([colour]) => channel(colour, shift) > middle);
  return [groupOf(sorted.slice(0, cut)), groupOf(sorted.slice(cut))];
}

function meanOf(all) {
  const count = all.reduce((sum, [, many]) => sum + many, 0);
  return CHANNELS.map((shift) =>
    Math.round(all.reduce((sum, [colour, many]) => sum + channel(colour, shift) * many, 0) / count),
  );
}

function written(header, width, colours, { places, means }) {
  const rows = Buffer.alloc((width + 1) * (colours.length / width));
  colours.forEach((colour, at) => {
    rows[Math.floor(at / width) * (width + 1) + 1 + (at % width)] = places.get(colour);
  });
  const head = Buffer.from(header);
  head[9] = 3;
  return Buffer.concat([
    SIGNATURE,
    part('IHDR', head),
    part('PLTE', Buffer.from(means.flat())),
    part('IDAT', deflateSync(rows, { level: 9 })),
    part('IEND', Buffer.alloc(0)),
  ]);
}

function part(name, content) {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
