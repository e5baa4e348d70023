import { ruleSetById } from '@hand-and-foot/rulesets';
import { englishRules, printedSheet, type RulesSpeech } from '@hand-and-foot/words';
import { spanishRules } from '@hand-and-foot/words/es';
import { useSignal } from '@preact/signals';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '../../../parts/controls/Button.tsx';
import { ScreenHead } from '../../../parts/screen/ScreenHead.tsx';
import { Segments } from '../../../parts/controls/Segments.tsx';
import { Icon } from '../../../parts/look/Icon.tsx';
import { useRuleSet } from '../../rules/useRuleSet.ts';
import { speech } from '../../../parts/words/wording.ts';
import '../draft/ownScreen.css';
import type { ChoosableSet } from '../../../parts/settings/ownRules.ts';
import { words, wordsIn } from '../draft/words.ts';
import './sheetScreen.css';

type Language = 'en' | 'es';

const SPEECHES: Readonly<Record<Language, RulesSpeech>> = { en: englishRules, es: spanishRules };

/** Two columns are too narrow to read on a phone's screen; on paper they stay. */
const ON_A_PHONE = '@media screen and (width < 600px) { article { columns: 1 } }';

/** Any rule set as it will be printed, in either language. */
export function SheetScreen({ id }: { id: string }) {
  const said = words.value;
  const ruleSet = useRuleSet(id);
  const label = useId();
  const chosen = useSignal<Language>(speech.value.language === 'es' ? 'es' : 'en');
  if (ruleSet === undefined) return null;
  return (
    <main class="screen own">
      <ScreenHead title={said.sheetTitle}>
        <Button look="primary" onClick={() => globalThis.print()}>
          <Icon name="print" size={20} />
          {said.print}
        </Button>
      </ScreenHead>
      {ruleSet === 'none' ? (
        <p>{said.missing}</p>
      ) : (
        <>
          <p class="own-intro">{said.sheetNote}</p>
          <div class="line loose below">
            <span id={label}>{said.language}</span>
            <Segments
              labelledBy={label}
              options={[
                { value: 'en', label: 'English' },
                { value: 'es', label: 'Español' },
              ]}
              value={chosen.value}
              onChoose={(language) => (chosen.value = language)}
            />
          </div>
          <Paper
            html={printedSheet(summed(ruleSet, chosen.value), SPEECHES[chosen.value])}
            language={chosen.value}
          />
        </>
      )}
    </main>
  );
}

/**
 * A family's rules say in a line what they're based on. Notes on what another sheet leaves open mean nothing to its
 * guests: this is the sheet now.
 */
function summed(ruleSet: ChoosableSet, language: Language): ChoosableSet {
  const parent = ruleSetById(ruleSet.parent ?? '');
  if (!parent) return ruleSet;
  const said = wordsIn(language);
  const { name } = SPEECHES[language].sayRuleSet(parent);
  const from = said.withChanges(name, said.changes(ruleSet.changes ?? 0));
  const by = ruleSet.author === undefined ? '' : ` ${said.offeredBy(ruleSet.author)}`;
  return { ...ruleSet, summary: from + by, rulings: [] };
}

/** A separate document inside this page: neither's styles touch the other. */
function Paper({ html, language }: { html: string; language: Language }) {
  const paper = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // There's already a main element around it.
    const part = html.replaceAll(/(<\/?|^ *)main\b/gm, '$1article');
    const [before = '', style = '', after = ''] = part.split(/<\/?style>/);
    const styles = new CSSStyleSheet();
    // Inline styles are forbidden here, but constructed style sheets aren't.
    styles.replaceSync(style + ON_A_PHONE);
    const root = paper.current!.shadowRoot ?? paper.current!.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [styles];
    const { body } = new DOMParser().parseFromString(before + after, 'text/html');
    lowerTitles(body);
    root.replaceChildren(body);
  }, [html]);
  return <div ref={paper} class="scrolls paper" tabIndex={0} lang={language} />;
}

/** The screen has its own title. */
function lowerTitles(body: HTMLElement): void {
  for (const title of body.querySelectorAll('h1, h2')) {
    title.setAttribute('role', 'heading');
    title.setAttribute('aria-level', title.localName === 'h1' ? '2' : '3');
  }
}
