import { Panel } from '../../../parts/controls/Panel.tsx';
import { Icon } from '../../../parts/look/Icon.tsx';
import { words } from '../shared/words.ts';
import { isFine, type Finding } from './findings.ts';

/** One round: whether its cards were fair, why, and the numbers for the curious. */
export function Round({ finding, names }: { finding: Finding; names: readonly string[] }) {
  const said = words.value.check;
  const { round, mixing, key } = finding;
  const fine = isFine(finding);
  const title = `check-${round}`;
  return (
    <Panel class="friends-panel" aria-labelledby={title} data-wrong={!fine || undefined}>
      <h2 id={title} class="line pine big check-title">
        <Icon name={fine ? 'check' : 'blocked'} />
        {said.round(round)}: {fine ? said.fine : said.wrong}
      </h2>
      <ul>
        {linesOf(finding).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <details class="check-numbers">
        <summary>{said.details}</summary>
        <dl>
          <Number name={said.pledgeIs} value={mixing.pledge} />
          <Number name={said.secretIs} value={mixing.secret} />
          {mixing.seeds.map(
            (seed, seat) =>
              seed !== '' && (
                <Number
                  key={seat}
                  name={said.seedOf(names[seat] ?? String(seat + 1))}
                  value={seed}
                />
              ),
          )}
          <Number name={said.keyIs} value={key} />
        </dl>
      </details>
    </Panel>
  );
}

function linesOf({ kept, pledge, seeds, own }: Finding): string[] {
  const said = words.value.check;
  const ownLine = {
    there: said.seeds.own,
    missing: said.seeds.ownMissing,
    unknown: said.seeds.ownUnknown,
  };
  return [
    kept ? said.pledge.kept : said.pledge.broken,
    said.pledge[pledge],
    `${said.seeds.count(seeds)} ${ownLine[own]}`,
    said.cards.fit,
  ];
}

function Number({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}
