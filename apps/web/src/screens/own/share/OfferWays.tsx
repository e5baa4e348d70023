import { linkTo } from '@hand-and-foot/rulesets';
import { useSignal } from '@preact/signals';
import { Button, ButtonLink } from '../../../parts/controls/Button.tsx';
import { addressOf, go } from '../../../parts/screen/route.ts';
import { Icon } from '../../../parts/look/Icon.tsx';
import { alreadyKept, keep, type NamedRules } from '../../../parts/settings/received.ts';
import { playBy } from '../draft/playBy.ts';
import { words } from '../draft/words.ts';
import './offerScreen.css';

/** To keep rules from elsewhere, play by them or print them. */
export function OfferWays({ own }: { own: NamedRules }) {
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
