import type { BranchWords } from './en/branches.ts';
import type { Wording } from './en/en.ts';
import type { CastWords } from './en/cast.ts';
import type { DailyWords } from './en/daily.ts';
import type { FriendsWords } from './en/friends.ts';
import type { LearnWords } from './en/learn.ts';
import type { NightWords } from './en/night.ts';
import type { OwnWords } from './en/own.ts';
import type { PadWords } from './en/pad.ts';
import type { PushWords } from './en/push.ts';
import type { ReviewWords } from './en/review.ts';
import type { StatsWords } from './en/stats.ts';

type Saying = (...parts: never[]) => unknown;

/** Arguments for every sentence made from numbers or names; a missing one doesn't compile. */
export type Samples<Words> = {
  readonly [
    Key in keyof Words as Words[Key] extends Saying
      ? Key
      : Words[Key] extends object
        ? Words[Key] extends readonly unknown[]
          ? never
          : keyof Samples<Words[Key]> extends never
            ? never
            : Key
        : never
  ]: Words[Key] extends (...parts: infer Parts) => unknown ? readonly Parts[] : Samples<Words[Key]>;
};

export interface AllWords extends Wording {
  branches: BranchWords;
  cast: CastWords;
  daily: DailyWords;
  friends: FriendsWords;
  night: NightWords;
  own: OwnWords;
  pad: PadWords;
  push: PushWords;
  review: ReviewWords;
  stats: StatsWords;
  learn: LearnWords;
}
