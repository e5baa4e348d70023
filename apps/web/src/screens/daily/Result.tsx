import { Panel } from '../../parts/controls/Panel.tsx';
import { TextBox } from '../../parts/controls/Field.tsx';
import { knownRuleSet } from '@hand-and-foot/rulesets';
import { useRef, useState } from 'preact/hooks';
import { Button, ButtonLink } from '../../parts/controls/Button.tsx';
import { Icon } from '../../parts/look/Icon.tsx';
import { addressOf } from '../../parts/screen/route.ts';
import { copyText } from '../../parts/share/copyText.ts';
import { speech } from '../../parts/words/wording.ts';
import { dailyId, type DailyKey } from '../../worker/shared/daily.ts';
import { sayDay } from './day.ts';
import { tryAt } from './tries.ts';
import { usePar } from './usePar.ts';
import { words } from './words.ts';

interface ResultProps {
  deal: DailyKey;
  points: number;
  /** Whether the game is still on this device. */
  isKept: boolean;
}

/** A finished try: its points beside the strongest bot's, and a text to share. */
export function Result({ deal, points, isKept }: ResultProps) {
  const said = words.value;
  const { figure } = speech.value;
  const par = tryAt(deal)?.par;
  const share = usePar(deal, par === undefined);
  return (
    <Panel class="list big play-panel" aria-label={said.result}>
      {par === undefined ? (
        <>
          <p>{said.madeOnly(figure(points))}</p>
          <Coming share={share} />
        </>
      ) : (
        <>
          <p class="title">{sayResult(points - par)}</p>
          <p>{said.made(figure(points), figure(par))}</p>
          <ShareResult deal={deal} result={sayResult(points - par)} />
        </>
      )}
      {isKept && (
        <ButtonLink href={addressOf({ at: 'replay', id: dailyId(deal) })}>
          <Icon name="history" size={20} />
          {said.watch}
        </ButtonLink>
      )}
    </Panel>
  );
}

function Coming({ share }: { share: number | 'failed' }) {
  const said = words.value;
  if (share === 'failed') return <p role="alert">{said.parFailed}</p>;
  return (
    <label class="list">
      {said.parComes}
      <progress class="wide" value={share} max={1} />
    </label>
  );
}

/** "290 above expert". */
export function sayResult(difference: number): string {
  const said = words.value;
  const { figure } = speech.value;
  if (difference === 0) return said.equal;
  return difference > 0 ? said.above(figure(difference)) : said.below(figure(-difference));
}

function ShareResult({ deal, result }: { deal: DailyKey; result: string }) {
  const said = words.value;
  const field = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState('');
  const { name } = speech.value.sayRuleSet(knownRuleSet(deal.rules)!);
  const to = addressOf({ at: 'daily', id: `${deal.date}.${deal.rules}` });
  const url = new URL(to, document.baseURI).href;
  const text = `${said.shareText(sayDay(deal.date), name, result)}\n${url}`;
  const share = async () => {
    if ('share' in navigator) await navigator.share({ text }).catch(() => undefined);
    else setCopied((await copyText(text, field.current)) ? said.copied : said.notCopied);
  };
  return (
    <>
      <TextBox ref={field} class="small" rows={4} aria-label={said.text} value={text} />
      <Button look="primary" onClick={() => void share()}>
        <Icon name="share" size={20} />
        {said.share}
      </Button>
      <p class="note" role="status">
        {copied}
      </p>
    </>
  );
}
