import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from './Button.tsx';
import './confirm.css';

interface ConfirmProps {
  /** What would happen. */
  question: string;
  /** Why it could not be done, once it was tried. */
  failed?: string | undefined;
  /** Whether it has the row for itself while it asks, whatever else stands there. */
  alone?: boolean;
  yes: string;
  no: string;
  onYes: () => void;
  onNo: () => void;
}

/** Asks once more before what cannot be taken back. The way back has the focus. */
export function Confirm({ question, failed, alone, yes, no, onYes, onNo }: ConfirmProps) {
  const back = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => back.current?.focus(), []);
  return (
    <div class="confirm" data-alone={alone} role="group" aria-label={question}>
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
