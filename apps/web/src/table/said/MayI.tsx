import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../parts/controls/Button.tsx';
import { speech, wording } from '../../parts/words/wording.ts';
import { useTheGame } from '../game/game.ts';
import './mayI.css';
import { handSize } from '../game/handSize.ts';
import { useSeen, type SeenTable } from '../game/seen.ts';

/** "May I go out?" It replaces the buttons, so people can see the whole table before they answer. */
export function MayI() {
  const { desk } = useTheGame();
  const seen = useSeen();
  const { view, you, context } = seen;
  const { asked } = view;
  const waits = isAsked(seen);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (waits) title.current?.focus();
  }, [waits]);
  if (!asked || !waits) return null;
  const words = wording.value.table;
  const answer = (yes: boolean) => desk.act({ do: 'answer', yes });
  const say = (yes: boolean) => speech.value.sayAction({ do: 'answer', yes }, context).text;
  return (
    <section class="list may-i" role="alertdialog" aria-labelledby="may-i-title">
      <h2 id="may-i-title" class="may-i-title" ref={title} tabIndex={-1}>
        {words.mayIGoOut(context.names[asked.seat]!)}
      </h2>
      <p class="whole may-i-facts">
        {words.youStillHold(handSize(view, you), view.feet[you] ?? undefined)}
      </p>
      <Button look="primary" class="may-i-answer" onClick={() => answer(true)}>
        {say(true)}
      </Button>
      <Button class="may-i-answer" onClick={() => answer(false)}>
        {say(false)}
      </Button>
    </section>
  );
}

/** Whether a partner waits for your answer. */
export function isAsked({ view, you }: SeenTable): boolean {
  return view.asked?.waiting.includes(you) ?? false;
}
