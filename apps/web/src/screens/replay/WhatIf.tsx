import type { Seat } from '@hand-and-foot/engine';
import { useSignal } from '@preact/signals';
import { useEffect, useId } from 'preact/hooks';
import { Button, ButtonLink } from '../../parts/controls/Button.tsx';
import { OneOf } from '../../parts/controls/OneOf.tsx';
import { Segments } from '../../parts/controls/Segments.tsx';
import { addressOf, go } from '../../parts/screen/route.ts';
import { choices } from '../../parts/settings/choices.ts';
import { newId } from '../../parts/settings/newId.ts';
import { Sheet } from '../../parts/sheets/Sheet.tsx';
import { firstWords } from '../../parts/words/firstWords.ts';
import { sayTrouble } from '../../parts/words/sayTrouble.ts';
import { BranchName } from '../../table/shelf/BranchName.tsx';
import { branchWords } from '../../table/shelf/branchWords.ts';
import { seatOfPerson } from '../../table/shelf/branchesOf.ts';
import { lookAtShelf, shelf } from '../../table/shelf/shelf.ts';
import { hall, whyFailed } from '../../table/link/hall.ts';
import type { Branch } from '../../worker/shared/messages.ts';
import { branchFrom, canBranch } from './branchFrom.ts';
import { Branches } from './Branches.tsx';
import type { Looking } from './record/looking.ts';
import { wishFrom } from './wishFrom.ts';

interface WhatIfProps {
  /** The replay's id, by which its branches are kept. */
  of: string;
  looking: Looking;
  onClose: () => void;
}

/** Plays on from this step, and lists the branches that already do. */
export function WhatIf({ of, looking, onClose }: WhatIfProps) {
  const words = branchWords.value;
  const { replay, index } = looking;
  useEffect(() => void lookAtShelf(), []);
  const from = shelf.value?.find(({ id }) => id === of)?.branch;
  return (
    <Sheet title={words.whatIf} onClose={onClose}>
      <div class="list loose">
        {canBranch(replay, index) ? (
          <Begin of={of} looking={looking} />
        ) : (
          <p class="brass">{words.notHere}</p>
        )}
        <Branches of={of} replay={replay} />
        {from && (
          <ButtonLink look="quiet" href={addressOf({ at: 'replay', id: from.of })}>
            {words.backToGame}
          </ButtonLink>
        )}
      </div>
    </Sheet>
  );
}

function Begin({ of, looking }: Omit<WhatIfProps, 'onClose'>) {
  const words = branchWords.value;
  const { replay, index, state, context } = looking;
  const chosen = useSignal<Seat | undefined>(looking.seat);
  // The list of games may come after the sheet.
  const seat = chosen.value ?? seatOfPerson(of) ?? state.turn;
  const cards = useSignal<Branch['cards']>('same');
  const name = useSignal(words.usual(state.round, index + 1));
  const why = useSignal('');
  const cardsLabel = useId();
  const { level, pace } = choices.value;
  const begin = async () => {
    const branch: Branch = {
      of,
      step: index,
      round: state.round,
      seat,
      cards: cards.value,
      name: name.value.trim() || words.usual(state.round, index + 1),
    };
    try {
      const wish = wishFrom(replay, { seat, level, pace });
      const id = await hall.branch(wish, branchFrom(replay, branch, newId()));
      go({ at: 'table', id });
    } catch (error) {
      why.value = sayTrouble(whyFailed(error), words.failed);
    }
  };
  return (
    <>
      <p>
        {words.intro} {words.level(firstWords.value.start.levels[level])}
      </p>
      <OneOf
        label={words.seat}
        value={String(seat)}
        options={context.names.map((each, at) => [String(at), each] as const)}
        onChoose={(value) => (chosen.value = Number(value))}
      />
      <div class="line wraps spread">
        <span id={cardsLabel}>{words.cards}</span>
        <Segments
          labelledBy={cardsLabel}
          options={[
            { value: 'same', label: words.same },
            { value: 'anew', label: words.anew },
          ]}
          value={cards.value}
          onChoose={(value) => (cards.value = value)}
        />
      </div>
      {cards.value === 'anew' && <p class="note">{words.anewNote}</p>}
      <BranchName name={name} />
      <p class="no" role="alert">
        {why}
      </p>
      <Button look="primary" large onClick={() => void begin()}>
        {words.playOn}
      </Button>
    </>
  );
}
