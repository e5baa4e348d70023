import { letter } from '../drawing/lettering.ts';

interface Shield {
  name: string;
  outline: string;
  inner: string;
  /** The shield that fills a small card. */
  plain: string;
  /** The number's vertical center, on the shield and on the plain one. */
  middle: [number, number];
  chevrons: string;
}

const ROUND: Shield = {
  name: 'shield-round',
  outline: 'M14 70a36 36 0 1 1 72 0a36 36 0 1 1-72 0z',
  inner: 'M18.5 70a31.5 31.5 0 1 1 63 0a31.5 31.5 0 1 1-63 0z',
  plain: 'M7 70a43 43 0 1 1 86 0a43 43 0 1 1-86 0z',
  middle: [70, 70],
  chevrons: 'M75 21l8.5-7 8.5 7',
};

const POINTED: Shield = {
  name: 'shield-pointed',
  outline: 'M17 34q33-5 66 0v31c0 24-17 39-33 49c-16-10-33-25-33-49z',
  inner: 'M21.5 38q28.5-4 57 0v27c0 21-14 34-28.5 43.5c-14.5-9.5-28.5-22.5-28.5-43.5z',
  plain: 'M9 24q41-6 82 0v40c0 29-20 47-41 60c-21-13-41-31-41-60z',
  middle: [68, 65],
  chevrons: 'M75 17l8.5-7 8.5 7M75 26l8.5-7 8.5 7',
};

/** Low numbers have round shields, higher ones (worth more) pointed shields. */
export function numberFace(face: string): string {
  const shield = Number(face) <= 6 ? ROUND : POINTED;
  const squeeze = face.length > 1 ? 0.88 : 1;
  const [middle, plainMiddle] = shield.middle;
  const corner = { height: 19, squeeze, anchor: 0 };
  const index = letter(face, 8, 28, corner) + letter(face, 92, 112, { ...corner, turned: true });
  const number = letter(face, 50, middle + 18, { height: 36, squeeze, anchor: 0.5 });
  const plain = letter(face, 50, plainMiddle + 25, { height: 50, squeeze, anchor: 0.5 });
  return (
    `<g class="${shield.name}"><g display="var(--full)"><path fill="color-mix(in srgb, currentcolor 12%, var(--card))" stroke="currentcolor" stroke-width="3" d="${shield.outline}"/>` +
    `<path fill="none" stroke="currentcolor" stroke-width="1" opacity="0.6" d="${shield.inner}"/><path fill="none" stroke="currentcolor" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round" d="${shield.chevrons}"/>` +
    `<path d="${index}${number}"/></g>` +
    `<g display="var(--plain)"><path fill="color-mix(in srgb, currentcolor 12%, var(--card))" stroke="currentcolor" stroke-width="3" d="${shield.plain}"/><path d="${plain}"/></g></g>`
  );
}
