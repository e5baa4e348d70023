import { questions, questionsLeft, rulesByAnswers, type Answers } from '@hand-and-foot/rulesets';
import { useSignal } from '@preact/signals';
import { Button } from '../../../parts/controls/Button.tsx';
import { ScreenHead } from '../../../parts/screen/ScreenHead.tsx';
import { speech } from '../../../parts/words/wording.ts';
import '../draft/ownScreen.css';
import { words } from '../draft/words.ts';
import { Asked } from './Asked.tsx';
import './interviewScreen.css';
import { Result } from './Result.tsx';

/** Answers to questions; nothing for a skipped one. */
type Said = readonly { readonly id: string; readonly option?: string }[];

/** Finds the rules closest to a family's own with a few questions, one at a time. */
export function InterviewScreen() {
  const { interview } = words.value;
  const said = useSignal<Said>([]);
  const answers = answersIn(said.value);
  const passed = new Set(said.value.map(({ id }) => id));
  const left = questionsLeft(answers).filter(({ id }) => !passed.has(id));
  const [next] = left;
  const found = rulesByAnswers(answers);
  const { name } = speech.value.sayRuleSet(found.parent);
  const answer = (id: string, option?: string) => {
    said.value = [...said.value, option === undefined ? { id } : { id, option }];
  };
  return (
    <main class="screen own interview">
      <ScreenHead title={interview.title} />
      {next ? (
        <>
          <p class="quiet">
            {interview.count(said.value.length + 1, said.value.length + left.length)}
          </p>
          <Asked key={next.id} question={next} onAnswer={(option) => answer(next.id, option)} />
        </>
      ) : (
        <Result found={found} />
      )}
      <div class="row choices above below">
        {said.value.length > 0 && (
          <Button onClick={() => (said.value = said.value.slice(0, -1))}>{interview.back}</Button>
        )}
        {!next && <Button onClick={() => (said.value = [])}>{interview.again}</Button>}
      </div>
      {next && said.value.length > 0 && (
        <p class="quiet">
          {interview.soFar(
            words.value.withChanges(name, words.value.changes(Object.keys(found.changes).length)),
          )}
        </p>
      )}
    </main>
  );
}

/** In the order of the questions, so the same answers always lead to the same rules. */
function answersIn(said: Said): Answers {
  const chosen = new Map(said.map(({ id, option }) => [id, option]));
  return Object.fromEntries(
    questions.flatMap(({ id }) => {
      const option = chosen.get(id);
      return option === undefined ? [] : [[id, option]];
    }),
  );
}
