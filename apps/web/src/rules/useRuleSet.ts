import { ruleSetById, type RuleSet } from '@hand-and-foot/rulesets';
import { useEffect, useState } from 'preact/hooks';
import { hall } from '../link/hall.ts';

/** The rule set of this id, or the rules of the table of this id; undefined while they are fetched. */
export function useRuleSet(id: string): RuleSet | 'none' | undefined {
  const known = ruleSetById(id);
  const [own, setOwn] = useState<{ id: string; rules: RuleSet | 'none' }>();
  useEffect(() => {
    if (!known) void rulesOfTable(id).then((rules) => setOwn({ id, rules: rules ?? 'none' }));
  }, [id, known]);
  return known ?? (own?.id === id ? own.rules : undefined);
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
