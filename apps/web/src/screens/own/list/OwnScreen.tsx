import { examples, gallery, ruleSetById, ruleSets, type OwnRules } from '@hand-and-foot/rulesets';
import { publishedIn } from '@hand-and-foot/words/gallery';
import { addressOf, go } from '../../../parts/screen/route.ts';
import { ScreenHead } from '../../../parts/screen/ScreenHead.tsx';
import { speech } from '../../../parts/words/wording.ts';
import { beginDraft } from '../draft/draft.ts';
import { newId } from '../../../parts/settings/newId.ts';
import { OpenRules } from './OpenRules.tsx';
import '../draft/ownScreen.css';
import { OwnList } from './OwnList.tsx';
import { receive } from '../../../parts/settings/received.ts';
import { language, words } from '../draft/words.ts';

/** The family's rule sets, and starting points for new ones. */
export function OwnScreen() {
  const said = words.value;
  return (
    <main class="screen own">
      <ScreenHead title={said.title} />
      <p class="own-intro">{said.intro}</p>
      <OwnList />
      <section aria-labelledby="own-sheets">
        <h2 id="own-sheets" class="own-part">
          {said.begin}
        </h2>
        <a class="panel own-beginning own-interview" href={addressOf({ at: 'interview' })}>
          <b>{said.interview.offer}</b>
          <small>{said.interview.offerNote}</small>
        </a>
        <a class="panel own-beginning own-interview above" href={addressOf({ at: 'paste' })}>
          <b>{said.paste.offer}</b>
          <small>{said.paste.offerNote}</small>
        </a>
        <h3 class="quiet part-title">{said.beginSheets}</h3>
        <ul class="list tiles">
          {ruleSets.map((ruleSet) => {
            const { name, summary } = speech.value.sayRuleSet(ruleSet);
            const start = { parent: ruleSet.id, changes: {}, name: said.newName(name) };
            return <Beginning key={ruleSet.id} name={name} note={summary} start={start} />;
          })}
        </ul>
        <h3 class="quiet part-title">{said.beginPublished}</h3>
        <ul class="list tiles">
          {gallery.map((game) => {
            const { id, name, summary } = publishedIn(language.value, game);
            return (
              <li key={id}>
                <a class="panel own-beginning" href={addressOf({ at: 'published', id })}>
                  <b>{name}</b>
                  <small>{summary}</small>
                </a>
              </li>
            );
          })}
        </ul>
        <h3 class="quiet part-title">{said.beginExamples}</h3>
        <ul class="list tiles">
          {examples.map((example) => (
            <Example key={example.name} example={example} />
          ))}
        </ul>
        <OpenRules />
      </section>
    </main>
  );
}

function Example({ example }: { example: OwnRules }) {
  const said = words.value;
  const english = example.name ?? '';
  const name = said.exampleNames[english] ?? english;
  const parent = speech.value.sayRuleSet(ruleSetById(example.parent)!).name;
  const received = receive(example);
  if (!received.ok) return null;
  const { changes } = received.own;
  const from = said.withChanges(parent, said.changes(Object.keys(changes).length));
  const note = [said.exampleNotes[english] ?? '', from].join(' ').trim();
  return <Beginning name={name} note={note} start={{ parent: example.parent, changes, name }} />;
}

interface BeginningProps {
  name: string;
  note: string;
  start: OwnRules;
}

function Beginning({ name, note, start }: BeginningProps) {
  const begin = () => {
    const id = newId();
    const { parent, changes } = start;
    beginDraft(id, { name: start.name ?? name, author: '', parent, changes });
    go({ at: 'own', id });
  };
  return (
    <li>
      <button type="button" class="panel own-beginning" onClick={begin}>
        <b>{name}</b>
        <small>{note}</small>
      </button>
    </li>
  );
}
