import type { NightPlayer, NightRefusal } from '@hand-and-foot/protocol';
import { useSignal } from '@preact/signals';
import { OneOf } from '../../parts/controls/OneOf.tsx';
import { playerAt } from './places.ts';
import { LeaveButton, PersonLine } from './PersonLine.tsx';
import { sayNightRefusal } from './sayNightRefusal.ts';
import { useNightLine, useView } from './useNight.ts';
import { words } from './words.ts';

/** Everybody of a club night, by pairs, and your choice of a partner. */
export function Partners() {
  const view = useView();
  const said = words.value;
  const { players, you } = view;
  const free = players.filter(({ partner }) => partner === undefined);
  const paired = players.filter(
    ({ player, partner }) => partner === 'bot' || (partner !== undefined && player < partner),
  );
  return (
    <>
      {you !== undefined && <YourPartner own={playerAt(view, you)!} free={free} />}
      {players.length === 0 && <p class="quiet">{said.nobodyYet}</p>}
      <div class="ruled">
        {paired.map((one) => (
          <ul key={one.player}>
            <PersonLine one={one}>
              {one.partner === 'bot' && <span class="quiet">{said.withBot}</span>}
            </PersonLine>
            {typeof one.partner === 'number' && <PersonLine one={playerAt(view, one.partner)!} />}
          </ul>
        ))}
      </div>
      {free.length > 0 && (
        <section aria-label={said.stillFree}>
          <h3 class="quiet part-title">{said.stillFree}</h3>
          <ul class="ruled">
            {free.map((one) => (
              <PersonLine key={one.player} one={one} />
            ))}
          </ul>
        </section>
      )}
      <LeaveButton />
    </>
  );
}

function YourPartner({ own, free }: { own: NightPlayer; free: readonly NightPlayer[] }) {
  const line = useNightLine();
  const view = useView();
  const said = words.value;
  const why = useSignal<NightRefusal | 'failed' | undefined>(undefined);
  const partner = own.partner ?? 'anybody';
  const mate = typeof partner === 'number' ? playerAt(view, partner) : undefined;
  const open = free.filter(({ player }) => player !== own.player);
  const choose = async (value: string) => {
    const chosen = value === 'anybody' || value === 'bot' ? value : Number(value);
    why.value = await line.ask({ do: 'pair', with: chosen });
  };
  return (
    <div class="below">
      <OneOf
        label={said.partner}
        value={String(partner)}
        options={[
          ['anybody', said.withAnybody],
          ['bot', said.withBot],
          ...[...(mate ? [mate] : []), ...open].map(
            ({ player, name }) => [String(player), name] as const,
          ),
        ]}
        onChoose={(value) => void choose(value)}
      />
      <p class="no" role="alert">
        {why.value && sayNightRefusal(why.value)}
      </p>
    </div>
  );
}
