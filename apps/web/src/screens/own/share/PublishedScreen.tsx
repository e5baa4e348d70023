import { gallery, ruleSetById, type PublishedGame } from '@hand-and-foot/rulesets';
import { publishedIn } from '@hand-and-foot/words/gallery';
import { useMemo } from 'preact/hooks';
import { Panel } from '../../../parts/controls/Panel.tsx';
import { ButtonLink } from '../../../parts/controls/Button.tsx';
import { addressOf } from '../../../parts/screen/route.ts';
import { ScreenHead } from '../../../parts/screen/ScreenHead.tsx';
import { receive, ruleSetOf } from '../../../parts/settings/received.ts';
import { speech } from '../../../parts/words/wording.ts';
import '../draft/ownScreen.css';
import { language, words } from '../draft/words.ts';
import { DifferenceList } from './DifferenceList.tsx';
import { OfferWays } from './OfferWays.tsx';

/** A published game: its origin, what makes it different, and what its text leaves open. */
export function PublishedScreen({ id }: { id: string }) {
  const said = words.value;
  const known = gallery.find((game) => game.id === id);
  if (known) return <Game game={publishedIn(language.value, known)} />;
  return (
    <main class="screen own">
      <ScreenHead title={said.title} />
      <p role="alert">{said.missing}</p>
      <ButtonLink href={addressOf({ at: 'own' })}>{said.toAll}</ButtonLink>
    </main>
  );
}

function Game({ game }: { game: PublishedGame }) {
  const said = words.value;
  const { id, name, source, summary, rulings } = game;
  const received = useMemo(() => receive(id), [id]);
  if (!received.ok) throw new Error(`${id} is listed, and can’t be played`);
  const own = { ...received.own, name };
  const parent = ruleSetById(own.parent)!;
  const sheet = speech.value.sayRuleSet(parent).name;
  return (
    <main class="screen own">
      <ScreenHead title={name} />
      <p class="own-intro">
        {summary} <small>{source}</small>
      </p>
      <OfferWays own={own} />
      {rulings.length > 0 && (
        <Panel class="above">
          <h2 class="big close">{said.leftOpen}</h2>
          <ul class="list tight">
            {rulings.map(({ note }) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Panel>
      )}
      <h2 class="own-part">{said.differs(sheet)}</h2>
      <DifferenceList here={ruleSetOf(own)} there={parent} than={sheet} />
    </main>
  );
}
