import { ButtonLink } from '../../../parts/controls/Button.tsx';
import { addressOf } from '../../../parts/screen/route.ts';
import { sharedOf, useShared } from '../shared/shared.ts';
import { words } from '../shared/words.ts';

/** From a table of a night to how the night stands. */
export function ToStandings({ isMain = false }: { isMain?: boolean }) {
  const { night } = sharedOf(useShared());
  if (!night) return null;
  return (
    <ButtonLink
      look={isMain ? 'primary' : 'plain'}
      large={isMain}
      href={addressOf({ at: 'night', id: night.night })}
    >
      {words.value.toStandings}
    </ButtonLink>
  );
}
