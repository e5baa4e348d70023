import { wording } from '../../parts/words/wording.ts';
import './contents.css';
import { partId } from './RulesPart.tsx';

/** The page's sections; beside it if there's room. The address names the rules, not the section. */
export function Contents({ titles }: { titles: readonly string[] }) {
  return (
    <nav class="panel unprinted contents" aria-label={wording.value.rules.sections}>
      {titles.map((title, number) => (
        <button
          key={title}
          type="button"
          class="finger rounded contents-part"
          onClick={() => goTo(number)}
        >
          {title}
        </button>
      ))}
    </nav>
  );
}

function goTo(number: number): void {
  const heading = document.getElementById(partId(number));
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}
