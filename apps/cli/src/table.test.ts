import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkTo } from '@hand-and-foot/rulesets';
import { afterAll, describe, expect, it } from 'vitest';
import { Complaint } from './complaint.ts';
import { chooseTable, type TableOptions } from './table.ts';

const folder = mkdtempSync(join(tmpdir(), 'hand-and-foot-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

function complaint(options: TableOptions): string {
  try {
    chooseTable(options);
  } catch (error) {
    if (error instanceof Complaint) return error.message;
    throw error;
  }
  return 'nothing to complain about';
}

const three = { parent: 'house', changes: { draw: 3 } };

describe('chooseTable', () => {
  it('plays House Rules with four, each alone, when nothing is asked for', () => {
    const { ruleSet, terms } = chooseTable({});
    expect(ruleSet.id).toBe('house');
    expect(terms).toMatchObject({ players: 4, seating: 'alone' });
  });

  it('seats partners where the rules leave the choice, and where they do not', () => {
    expect(chooseTable({ partners: true }).terms.seating).toBe('pairs');
    expect(chooseTable({ rules: 'six-deck' }).terms.seating).toBe('pairs');
  });

  it('reads rules from a file: a parent with changes', () => {
    const rules = file('three.json', '{"parent":"house","changes":{"draw":3}}');
    expect(chooseTable({ rules }).ruleSet.rules.draw).toBe(3);
  });

  it.each<[TableOptions, RegExp]>([
    [{ rules: 'hous' }, /^There’s no rule set "hous"\. Did you mean house\?$/],
    [{ rules: 'canasta royale' }, /Choose lords-and-ladies, .* or closed-books, or give the path/],
    [{ rules: './nowhere.json' }, /couldn’t be read\. Check its name\.$/],
    [
      { rules: 'https://cards.example.org/#/rules/bAAAA' },
      /^Part of the link to the rules is missing\./,
    ],
    [{ rules: 'https://cards.example.org/#/ru' }, /^Part of the link to the rules is missing\./],
    [{ rules: linkTo(three).slice(0, -2) }, /^Part of the link to the rules is missing\./],
    [
      { rules: linkTo({ ...three, name: 'Sunday' }).slice(0, -4) },
      /^Part of the link to the rules is missing\./,
    ],
    [{ players: '9' }, /^House Rules is for 2 to 8 players, not 9\.$/],
    [{ players: 'four' }, /^--players takes a whole number, 1 or more, not "four"\.$/],
    [{ players: '5', partners: true }, /play with 4, 6 or 8, or leave --partners out\.$/],
    [{ rules: 'singles', partners: true }, /with 4 players; leave --partners out\.$/],
  ])('says in a sentence what is wrong with %j', (options, sentence) => {
    expect(complaint(options)).toMatch(sentence);
  });

  it('names the mistake inside a file', () => {
    expect(complaint({ rules: file('torn.json', '{"parent"') })).toMatch(/isn’t JSON/);
    const odd = file('odd.json', '{"parent":"house","changes":{"draw":99}}');
    expect(complaint({ rules: odd })).toMatch(/The rules in .* don’t work: draw: must be/);
  });
});
