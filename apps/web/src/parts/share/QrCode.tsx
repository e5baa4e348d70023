import { useEffect, useRef } from 'preact/hooks';
import { encode } from 'uqr';
import { wording } from '../words/wording.ts';

/** A text as a QR code, brought into sight. */
export function QrCode({ text }: { text: string }) {
  const code = useRef<HTMLDivElement>(null);
  useEffect(() => code.current?.scrollIntoView({ block: 'nearest' }), []);
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <div ref={code} class="rounded qr">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={wording.value.app.codeLabel}>
        <path d={path} fill="#000" shape-rendering="crispEdges" />
      </svg>
    </div>
  );
}
