import { fact, type Reader } from '../../fact.ts';

const OUT = /\bgo out\b|\blast card\b|\bgoing out\b/;

export const lastDiscard: Reader = [
  {
    says: /\b(?:may not|cannot|must not|never) discard (?:your last card )?to go out\b|\blast card must be (?:melded|laid|played)\b/,
    means: () => [fact('lastDiscard', '', 'forbidden')],
  },
  {
    says: /\b(?:not|no) (?:have to |need to |need |required to |be required to )(?:a )?discard\b|\bno (?:final |last )?discard(?: is)?(?: required| needed| necessary)(?: (?:when|to|in) ?(?:you )?go out| to go out)?\b|\bdiscard is not (?:required|needed)\b(?: if you are go out| (?:when|to) (?:you )?go out)?|\bbut (?:it )?is not required (?:if|when) you are go out\b|\bnot required to discard\b(?: when (?:you )?go out)?/,
    under: OUT,
    means: () => [fact('lastDiscard', '', 'optional')],
  },
  {
    says: /\blast card (?:may|can) be (?:melded or discarded|discarded or melded)\b|\bwith or without a discard\b/,
    means: () => [fact('lastDiscard', '', 'optional')],
  },
  {
    says: /\b(?:your |the )?last card must be (?:discarded|a discard)\b|\b(?:you )?(?:must|have to|need to|has to) (?:have a (?:discard|card to discard)|discard (?:your |the )last card)\b(?: to go out)?|\b(?:must|have to|has to) discard to go out\b|\bcannot go out without (?:a )?discard(?:ing)?\b|^discard your last card to go out\b|\b(?:and )?a last card to throw away\b/,
    under: OUT,
    means: () => [fact('lastDiscard', '', 'needed')],
  },
];
