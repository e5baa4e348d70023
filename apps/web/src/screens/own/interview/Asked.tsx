import { ruleSets, type Question } from '@hand-and-foot/rulesets';
import { interviewWords } from '@hand-and-foot/words/interview';
import { useEffect, useRef } from 'preact/hooks';
import { speech } from '../../../parts/words/wording.ts';
import { words } from '../draft/words.ts';

interface AskedProps {
  question: Question;
  /** Without an option the question is skipped. */
  onAnswer: (option?: string) => void;
}

/** One question; a tap answers it. */
export function Asked({ question: { id, options }, onAnswer }: AskedProps) {
  const { interview } = words.value;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const said = interviewWords[speech.value.language === 'es' ? 'es' : 'en'][id]!;
  return (
    <section aria-labelledby="asked">
      <h2 ref={heading} id="asked" class="close interview-ask" tabIndex={-1}>
        {said.ask}
      </h2>
      <ul class="list">
        {options.map((option) => {
          const sheets = ruleSets
            .filter(({ rules }) => option.holds(rules))
            .map((sheet) => speech.value.sayRuleSet(sheet).name);
          return (
            <li key={option.id}>
              <button type="button" class="panel own-beginning" onClick={() => onAnswer(option.id)}>
                <b>{said.options[option.id]}</b>
                {sheets.length > 0 && <small>{sheets.join(' · ')}</small>}
              </button>
            </li>
          );
        })}
        <li>
          <button
            type="button"
            class="panel own-beginning quiet interview-pass"
            onClick={() => onAnswer()}
          >
            {interview.pass}
          </button>
        </li>
      </ul>
    </section>
  );
}
