import { Share } from '../../../parts/share/Share.tsx';
import { words } from '../shared/words.ts';

interface ShareLinkProps {
  to: string;
  note: string;
  /** Text for the device's share sheet; an invitation by default. */
  text?: string;
}

/** A link to a table or one of its seats. */
export function ShareLink({ to, note, text }: ShareLinkProps) {
  const said = words.value;
  const named = { ...said, send: said.share, code: said.showCode };
  return <Share to={to} note={note} text={text ?? said.shareText} words={named} />;
}
