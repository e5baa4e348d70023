import { readLink, ruleSetById } from '@hand-and-foot/rulesets';
import { useMemo } from 'preact/hooks';
import { ButtonLink } from '../../../parts/controls/Button.tsx';
import { addressOf } from '../../../parts/screen/route.ts';
import { ScreenHead } from '../../../parts/screen/ScreenHead.tsx';
import { speech } from '../../../parts/words/wording.ts';
import '../draft/ownScreen.css';
import {
  alreadyKept,
  receive,
  ruleSetOf,
  type NamedRules,
} from '../../../parts/settings/received.ts';
import { words } from '../draft/words.ts';
import { DifferenceList } from './DifferenceList.tsx';
import { OfferWays } from './OfferWays.tsx';

/** Rules from a link, shown before anything is saved. */
export function OfferScreen({ link }: { link: string }) {
  const said = words.value;
  const read = useMemo(() => readLink(link), [link]);
  const received = useMemo(() => read !== undefined && receive(read), [read]);
  if (received && received.ok) return <Offer own={received.own} />;
  return (
    <main class="screen own">
      <ScreenHead title={said.offered} />
      <p role="alert">{received ? said.refused : said.broken}</p>
      <ButtonLink href={addressOf({ at: 'start' })}>{said.notNow}</ButtonLink>
    </main>
  );
}

function Offer({ own }: { own: NamedRules }) {
  const said = words.value;
  const here = ruleSetOf(own);
  const parent = ruleSetById(own.parent)!;
  const { name } = speech.value.sayRuleSet(parent);
  const count = Object.keys(own.changes).length;
  return (
    <main class="screen own">
      <ScreenHead title={own.name} />
      <p class="own-intro">
        {said.basedOn} <b>{name}</b> · {said.changes(count)}.
        {own.author !== undefined && ` ${said.offeredBy(own.author)}`}
        {!alreadyKept(own) && ` ${said.nothingSavedYet}`}
      </p>
      <OfferWays own={own} />
      <h2 class="own-part">{count === 0 ? said.sameAs(name) : said.differs(name)}</h2>
      <DifferenceList here={here} there={parent} than={name} />
    </main>
  );
}
