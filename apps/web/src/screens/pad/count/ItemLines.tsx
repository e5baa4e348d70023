import type { Field, SheetLine, Pad, SideSheet } from '@hand-and-foot/scorepad';
import { useId } from 'preact/hooks';
import { StepCount } from '../../../parts/controls/Stepper.tsx';
import { Segments } from '../../../parts/controls/Segments.tsx';
import { MeldMark } from '../../../table/melds/MeldMark.tsx';
import { speech } from '../../../parts/words/wording.ts';
import { nameOfLine } from '../parts/RoundSheet.tsx';
import { words } from '../kept/words.ts';

interface ItemLinesProps {
  pad: Pad;
  sheet: SideSheet;
  onCount: (field: Field, number: number) => void;
}

type ItemLine = Exclude<SheetLine, { is: 'cards' }>;

/** Books, going out, grabs and bonus cards, one by one. */
export function ItemLines({ pad, sheet, onCount }: ItemLinesProps) {
  const lines = sheet.lines.filter((line): line is ItemLine => line.is !== 'cards');
  return (
    <div class="panel ruled pad-items">
      {lines.map((line) =>
        line.is === 'out' ? (
          <OutLine key={line.field} pad={pad} line={line} onCount={onCount} />
        ) : (
          <NumberLine key={line.field} pad={pad} line={line} onCount={onCount} />
        ),
      )}
    </div>
  );
}

interface LineProps {
  pad: Pad;
  line: ItemLine;
  onCount: (field: Field, number: number) => void;
}

function OutLine({ pad, line, onCount }: LineProps) {
  const label = useId();
  return (
    <div class="line wraps pad-item">
      <span id={label} class="pad-item-name">
        {nameOfLine(pad, line)}
      </span>
      <Segments
        labelledBy={label}
        options={[
          { value: '0', label: words.value.no },
          { value: '1', label: line.each > 0 ? `+${line.each}` : words.value.yes },
        ]}
        value={line.count > 0 ? '1' : '0'}
        onChoose={(value) => onCount(line.field, Number(value))}
      />
    </div>
  );
}

function NumberLine({ pad, line, onCount }: LineProps) {
  const label = useId();
  const name = nameOfLine(pad, line);
  return (
    <div class="line wraps pad-item" role="group" aria-labelledby={label}>
      {line.is === 'books' && <MeldMark look={line.book} book />}
      <span id={label} class="pad-item-name">
        {name}
      </span>
      <span class="quiet">{line.points === 0 ? '' : speech.value.figure(line.points)}</span>
      <StepCount
        value={line.count}
        fewer={words.value.fewerOf(name)}
        more={words.value.moreOf(name)}
        isLeast={line.count <= 0}
        onStep={(way) => onCount(line.field, line.count + way)}
      />
    </div>
  );
}
