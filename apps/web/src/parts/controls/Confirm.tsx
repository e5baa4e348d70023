import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from './Button.tsx';
import './confirm.css';

interface ConfirmProps {
  /** Says what would happen. */
  question: string;
  /** The reason it failed, after a try. */
  failed?: string | undefined;
  /** Whether it takes the whole row while it asks. */
  alone?: boolean;
  yes: string;
  no: string;
  onYes: () => void;
  onNo: () => void;
}

/** Asks before something that can't be undone. Cancel has the focus. */
export function Confirm({ question, failed, alone, yes, no, onYes, onNo }: ConfirmProps) {
  const back = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => back.current?.focus(), []);
  return (
    <div class="row whole confirm" data-alone={alone} role="group" aria-label={question}>
      <p role={failed === undefined ? undefined : 'alert'}>{failed ?? question}</p>
      <Button ref={back} onClick={onNo}>
        {no}
      </Button>
      <Button look="danger" onClick={onYes}>
        {yes}
      </Button>
    </div>
  );
}
