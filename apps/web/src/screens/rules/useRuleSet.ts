import { readLink, type RuleSet } from '@hand-and-foot/rulesets';
import { useEffect, useState } from 'preact/hooks';
import { hall } from '../../table/link/hall.ts';
import { receive, ruleSetOf } from '../../parts/settings/received.ts';
import { choosableSet, type ChoosableSet } from '../../parts/settings/ownRules.ts';

/** The rule set with this id, in this link, or at this table; undefined while loading. */
export function useRuleSet(id: string): ChoosableSet | 'none' | undefined {
  const known = choosableSet(id) ?? linked(id);
  const [own, setOwn] = useState<{ id: string; rules: RuleSet | 'none' }>();
  const isKnown = known !== undefined;
  useEffect(() => {
    if (!isKnown) void rulesOfTable(id).then((rules) => setOwn({ id, rules: rules ?? 'none' }));
  }, [id, isKnown]);
  return known ?? (own?.id === id ? own.rules : undefined);
}

function linked(id: string): ChoosableSet | undefined {
  const received = receive(readLink(id));
  return received.ok ? ruleSetOf(received.own) : undefined;
}

async function rulesOfTable(id: string): Promise<RuleSet | undefined> {
  try {
    const { readHeader } = await import('@hand-and-foot/record');
    const [header] = (await hall.record(id)).split('\n', 1);
    const read = readHeader(JSON.parse(header!));
    return read.ok ? read.header.ruleSet : undefined;
  } catch {
    return undefined;
  }
}
