import { useEffect, useRef } from 'preact/hooks';
import { IconButton, IconLink } from '../../parts/controls/IconButton.tsx';
import { Button, ButtonLink } from '../../parts/controls/Button.tsx';
import { addressOf } from '../../parts/screen/route.ts';
import { Icon } from '../../parts/look/Icon.tsx';
import { choices, tableFor, type Choices } from '../../parts/settings/choices.ts';
import { speech, wording } from '../../parts/words/wording.ts';
import { useBegin } from '../../table/shelf/useBegin.ts';
import { facts } from './facts.ts';
import { finalScore } from './finalScore.ts';
import { ruleSet } from './scene.ts';
import './scoreStep.css';
import { LESSON } from './steps.ts';
import { words } from './words.ts';

/** A first game by the lesson's rules, against bots who are easy to follow. */
const FIRST_GAME = {
  ruleSet: ruleSet.id,
  players: 4,
  people: [],
  level: 'novice',
  pace: 'calm',
} as const;

/** The finished round's score; the lesson's last step. */
export function ScoreStep({ onBack }: { onBack: () => void }) {
  const { score, step, back, play, rules, leave } = words.value;
  const { figure, sayScoreSheet } = speech.value;
  const { start } = wording.value;
  const { begin, isBeginning, why } = useBegin();
  const first: Choices = { ...choices.value, ...FIRST_GAME };
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const lines = sayScoreSheet(ruleSet).filter(({ line }) => line !== 'total');
  return (
    <main class="screen list loose score-step">
      <header class="line score-step-head">
        <IconButton icon="left" label={back} onPress={onBack} />
        <h1 ref={heading} tabIndex={-1}>
          {score.title}
          <small>{step(LESSON.length + 1, LESSON.length + 1)}</small>
        </h1>
        <IconLink icon="close" label={leave} href={addressOf({ at: 'start' })} />
      </header>
      <p>{score.say(facts)}</p>
      <table class="panel firm">
        <caption class="pine">{score.yours}</caption>
        <tbody>
          {lines.map(({ line, label, note }) => (
            <tr key={line}>
              <th scope="row">
                {label}
                <small>{note}</small>
              </th>
              <td>{figure(finalScore[line])}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr class="strong big">
            <th scope="row">{score.total}</th>
            <td>{figure(finalScore.total)}</td>
          </tr>
        </tfoot>
      </table>
      <Button look="primary" large onClick={() => void begin(first, tableFor(first, start))}>
        {isBeginning.value ? start.beginning : play}
      </Button>
      <p class="no" role="alert">
        {why}
      </p>
      <ButtonLink look="quiet" large href={addressOf({ at: 'rules', id: ruleSet.id })}>
        <Icon name="book" />
        {rules}
      </ButtonLink>
    </main>
  );
}
