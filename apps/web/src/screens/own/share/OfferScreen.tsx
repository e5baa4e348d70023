import { linkTo, readLink, ruleSetById } from '@hand-and-foot/rulesets';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { Button, ButtonLink } from '../../../parts/controls/Button.tsx';
import { addressOf, go } from '../../../parts/screen/route.ts';
import { ScreenHead } from '../../../parts/screen/ScreenHead.tsx';
import { Icon } from '../../../parts/look/Icon.tsx';
import { speech } from '../../../parts/words/wording.ts';
import '../draft/ownScreen.css';
import { playBy } from '../draft/playBy.ts';
import {
  alreadyKept,
  keep,
  receive,
  ruleSetOf,
  type NamedRules,
} from '../../../parts/settings/received.ts';
import { words } from '../draft/words.ts';
import { DifferenceList } from './DifferenceList.tsx';
import './offerScreen.css';

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
      <Ways own={own} />
      <h2 class="own-part">{count === 0 ? said.sameAs(name) : said.differs(name)}</h2>
      <DifferenceList here={here} there={parent} than={name} />
    </main>
  );
}

function Ways({ own }: { own: NamedRules }) {
  const said = words.value;
  const before = useSignal(alreadyKept(own) !== undefined);
  const message = useSignal('');
  const kept = alreadyKept(own);
  const save = () => {
    const done = keep(own);
    message.value = done ? said.kept : said.notSaved;
    return done;
  };
  const play = async () => {
    const done = kept ?? save();
    if (done) message.value = (await playBy(done)) ?? '';
  };
  return (
    <>
      <div class="row">
        {kept ? (
          <ButtonLink href={addressOf({ at: 'own', id: kept.id })}>{said.edit}</ButtonLink>
        ) : (
          <Button look="primary" onClick={save}>
            <Icon name="save" size={18} />
            {said.keep}
          </Button>
        )}
        <Button onClick={() => void play()}>
          <Icon name="play" size={18} />
          {said.play}
        </Button>
        <ButtonLink href={addressOf({ at: 'sheet', id: linkTo(own) })}>
          <Icon name="print" size={18} />
          {said.print}
        </ButtonLink>
        {!kept && <Button onClick={() => go({ at: 'start' })}>{said.notNow}</Button>}
      </div>
      <p class="firm offer-said" role="status">
        {message.value || (before.value ? said.keptBefore : '')}
      </p>
    </>
  );
}
