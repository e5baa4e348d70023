import type { Outline } from '../house/outline.ts';
import type { NightDoor } from '../nights/nightKeeper.ts';
import { previewWords, type Language, type Preview } from './previewWords.ts';

/** Tells who plays and by which rules, to anyone who has the link; nothing of a table that isn't there. */
export function previewOf(
  outline: Outline | undefined,
  way: 'play' | 'watch',
  language: Language,
): Preview {
  const { general, play, watch, sit, look, over } = previewWords[language];
  if (!outline) return general;
  const host = hostOf(outline);
  const { name } = outline.rules;
  const sentence = outline.over ? over(name) : way === 'play' ? sit(name) : look(name);
  if (host === undefined) return { title: general.title, sentence };
  return { title: way === 'play' && !outline.over ? play(host) : watch(host), sentence };
}

/** The same for a night of several tables. */
export function nightPreviewOf(door: NightDoor | undefined, language: Language): Preview {
  const { general, night } = previewWords[language];
  if (!door) return general;
  const { kind, rules, host, isOver } = door;
  const sentence = isOver ? night.over(rules) : night.join(rules);
  if (host === undefined) return { title: general.title, sentence };
  return { title: kind === 'match' ? night.match(host) : night.club(host), sentence };
}

/** The first language of ours that the reader asks for. */
export function languageOf(accepted: string | undefined): Language {
  const wanted = (accepted ?? '').split(',').map((each) => each.trim().slice(0, 2).toLowerCase());
  return wanted.find((each) => each === 'en' || each === 'es') ?? 'en';
}

/** The host's name, once they have a seat. */
export function hostOf({ sharing, seats }: Outline): string | undefined {
  const seat = sharing?.guests.findIndex((guests) => guests.includes(sharing.host)) ?? -1;
  const holder = seats[seat];
  if (holder?.is === 'person') return holder.name;
  return holder?.is === 'bot' ? holder.standsInFor : undefined;
}
