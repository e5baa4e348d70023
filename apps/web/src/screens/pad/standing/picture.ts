import { gainsOf, isOver, leadOf, totalsOf, type Pad } from '@hand-and-foot/scorepad';
import { colourOf } from '../../../parts/look/colourOf.ts';
import { speech } from '../../../parts/words/wording.ts';
import { sayWinners, scorerNames, scorersOf } from '../kept/names.ts';
import { padSpeech, words } from '../kept/words.ts';

const WIDTH = 900;
const ROW = 64;
const HEAD = 190;
const EDGE = 48;

/** Hands over the result as a picture: shared if the device can, else as a file. */
export async function savePicture(pad: Pad, name: string): Promise<void> {
  const blob = await new Promise<Blob | null>((done) => draw(pad).toBlob(done, 'image/png'));
  if (!blob) return;
  const file = new File([blob], `${name}.png`, { type: 'image/png' });
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] })) {
    // Canceling isn't a failure.
    await navigator.share({ files: [file] }).catch(() => undefined);
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

function draw(pad: Pad): HTMLCanvasElement {
  const names = scorerNames(pad);
  const gains = gainsOf(pad);
  const totals = totalsOf(pad);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEAD + (names.length + 1) * ROW + EDGE;
  const pen = canvas.getContext('2d')!;
  const write = (text: string, x: number, y: number, font: string, most?: number): void => {
    pen.font = `${font} Figtree, system-ui, sans-serif`;
    pen.fillText(text, x, y, most);
  };
  pen.fillStyle = colourOf('--paper');
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = colourOf('--ink');
  write(headline(pad), EDGE, 84, '800 44px', WIDTH - 2 * EDGE);
  pen.fillStyle = colourOf('--ink-2');
  write(speech.value.sayRuleSet(pad.ruleSet).name, EDGE, 132, '500 28px');
  const column = (at: number): number => WIDTH - EDGE - (gains.length - at) * columnWidth(gains);
  pen.textAlign = 'right';
  gains.forEach((_, at) => write(String(at + 1), column(at), HEAD + 30, '600 24px'));
  write(words.value.total, column(gains.length), HEAD + 30, '600 24px');
  names.forEach((who, scorer) => {
    const y = HEAD + (scorer + 1) * ROW + 30;
    pen.fillStyle = colourOf('--line');
    pen.fillRect(EDGE, y - 46, WIDTH - 2 * EDGE, 1);
    pen.fillStyle = colourOf('--ink');
    pen.textAlign = 'left';
    write(who, EDGE, y, '700 28px', Math.max(120, column(0) - EDGE - 100));
    pen.textAlign = 'right';
    gains.forEach((round, at) =>
      write(speech.value.figure(round[scorer]!), column(at), y, '500 26px', columnWidth(gains) - 8),
    );
    write(
      speech.value.figure(totals[scorer]!),
      column(gains.length),
      y,
      '800 32px',
      columnWidth(gains) - 8,
    );
  });
  return canvas;
}

function columnWidth(gains: readonly unknown[]): number {
  return Math.min(130, 560 / (gains.length + 1));
}

function headline(pad: Pad): string {
  return isOver(pad) ? sayWinners(pad) : padSpeech.value.sayLead(leadOf(pad), scorersOf(pad));
}
