import { checkRules } from '@hand-and-foot/rulesets';
import { expect, test } from 'vitest';
import { allStored } from './stored.ts';

test.each(allStored())(
  '$name, kept since an earlier version, is read with rules that hold',
  ({ read }) => {
    expect(checkRules(read())).toEqual([]);
  },
);
