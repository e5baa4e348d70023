import type { Notice, Pad } from '@hand-and-foot/scorepad';
import { Icon } from '../../../parts/look/Icon.tsx';
import { sideNames } from '../kept/names.ts';
import { padSpeech, words } from '../kept/words.ts';

interface NoticesProps {
  pad: Pad;
  round: number;
  notices: readonly Notice[];
  /** Whether they have little room. */
  canScroll?: boolean;
}

/** Things that look wrong in a round. They stop nobody. */
export function Notices({ pad, round, notices, canScroll = false }: NoticesProps) {
  const context = { ruleSet: pad.ruleSet, pack: pad.terms.pack, sides: sideNames(pad, round) };
  return (
    <div
      class="list tight pad-notices"
      role="status"
      aria-label={words.value.looksOdd}
      tabIndex={canScroll && notices.length > 0 ? 0 : undefined}
    >
      {notices.map((notice) => {
        const text = padSpeech.value.sayNotice(notice, context);
        return (
          <p key={text} class="line brass pad-notice">
            <Icon name="info" size={22} />
            {text}
          </p>
        );
      })}
    </div>
  );
}
