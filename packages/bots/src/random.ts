import type { MakeBot } from './bot.ts';

/** Any listed action, each as likely as the others: the level that everything else must beat. */
export const random: MakeBot = (_terms, _seat, chance) => ({
  decide: ({ legal }) => legal[chance.below(legal.length)]!,
});
