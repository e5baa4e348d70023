import { Share } from '../../../parts/share/Share.tsx';
import { words } from '../shared/words.ts';

interface ShareLinkProps {
  to: string;
  note: string;
  /** What goes with it where the device shares it; an invitation, if nothing else. */
  text?: string;
}

/** A link to a table or a seat at it. */
export function ShareLink({ to, note, text }: ShareLinkProps) {
  const said = words.value;
  const named = { ...said, send: said.share, code: said.showCode };
  return <Share to={to} note={note} text={text ?? said.shareText} words={named} />;
}
