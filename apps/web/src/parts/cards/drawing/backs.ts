/** H and F in Young Serif (see NOTICE), the origin at the left end of the baseline. */
const HAND =
  'm364-278v206q0 18 7 31 7 13 24 13h3q7 0 7 7v14q0 7-7 7h-143q-7 0-7-7v-14q0-7 7-7h3q17 0 24-13 7-13 7-31v-89h-159v89q0 18 7 31 7 13 24 13h3q7 0 7 7v14q0 7-7 7h-143q-7 0-7-7v-14q0-7 7-7h3q18 0 24-13 7-13 7-31v-206q0-18-7-31-6-13-24-13h-3q-7 0-7-7v-14q0-7 7-7h143q7 0 7 7v14q0 7-7 7h-3q-17 0-24 13-7 13-7 31v80h159v-80q0-18-7-31-7-13-24-13h-3q-7 0-7-7v-14q0-7 7-7h143q7 0 7 7v14q0 7-7 7h-3q-17 0-24 13-7 13-7 31';
const FOOT =
  'm130-165v93q0 21 8 32 8 12 23 12h4q7 0 7 7v14q0 7-7 7h-144q-7 0-7-7v-14q0-7 7-7h1q34 0 34-44v-205q0-45-35-45-7 0-7-7v-14q0-7 7-7h234q6 0 9-2l2-3q2-1 4-1 4 0 6 4l37 63q2 2 2 4 0 4-4 6l-19 10q-3 2-5 2-3 0-6-4l-1-2q-14-25-36-34-21-10-48-10h-66v114h41q21 0 32-7 12-8 12-24v-3q0-7 7-7h14q7 0 7 7v106q0 7-7 7h-14q-7 0-7-7v-3q0-16-11-23-12-8-33-8h-41';

/** A trellis with a stud in each field; small cards have wider fields. */
function weave(name: string, step: number): string {
  const half = step / 2;
  return (
    `<pattern id="weave-${name}" width="${step}" height="${step}" x="${50 - half}" y="${70 - half}" patternUnits="userSpaceOnUse">` +
    `<path fill="none" stroke="#fff" opacity="0.42" stroke-width="${step / 10}" d="M0 ${half}L${half} 0L${step} ${half}L${half} ${step}z"/>` +
    `<circle fill="#fff" opacity="0.42" r="${step / 9}" cx="${half}" cy="${half}"/></pattern>`
  );
}

const medal = (outline: string, width: number) =>
  '<circle fill="var(--back)" cx="50" cy="70" r="24"/><circle fill="none" stroke="var(--back-edge)" stroke-width="2" cx="50" cy="70" r="24"/>' +
  `<path fill="var(--back-edge)" transform="translate(${50 - width * 0.0375} 82) scale(.075)" d="${outline}"/>`;

/** Drawings for the backs, in the sheet of every deck. */
export const BACK_DRAWINGS =
  `${weave('fine', 12)}${weave('wide', 20)}` +
  '<g id="back-weave"><path display="var(--full)" fill="url(#weave-fine)" d="M-50-70h200v280h-200z"/>' +
  '<path display="var(--plain)" fill="url(#weave-wide)" d="M-50-70h200v280h-200z"/></g>' +
  `<g id="back-hand">${medal(HAND, 419)}</g><g id="back-foot">${medal(FOOT, 324)}</g>`;
