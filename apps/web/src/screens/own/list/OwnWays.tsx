import { Button, ButtonLink } from '../../../parts/controls/Button.tsx';
import { Icon } from '../../../parts/look/Icon.tsx';
import { addressOf } from '../../../parts/screen/route.ts';
import { choose } from '../../../parts/settings/choices.ts';
import { choosableId, type OwnSet } from '../../../parts/settings/ownRules.ts';
import { words } from '../draft/words.ts';

interface OwnWaysProps {
  id: string;
  name: string;
  /** Missing if it was never saved. */
  own: OwnSet | undefined;
  onPlay: () => void;
  onShare: () => void;
  onDelete: () => void;
}

/** The actions of one of the family's rule sets. */
export function OwnWays({ id, name, own, onPlay, onShare, onDelete }: OwnWaysProps) {
  const said = words.value;
  return (
    <div class="row above">
      {own && (
        <Button
          look="primary"

          aria-label={said.of(said.play, name)}
          onClick={onPlay}
        >
          <Icon name="play" size={18} />
          {said.play}
        </Button>
      )}
      {own && (
        <ButtonLink
          aria-label={said.of(said.withFriends, name)}
          href={addressOf({ at: 'friends' })}
          onClick={() => choose({ ruleSet: choosableId(own) })}
        >
          <Icon name="people" size={18} />
          {said.withFriends}
        </ButtonLink>
      )}
      <ButtonLink
        aria-label={said.of(own ? said.edit : said.goOn, name)}
        href={addressOf({ at: 'own', id })}
      >
        {own ? said.edit : said.goOn}
      </ButtonLink>
      {own && (
        <ButtonLink
          aria-label={said.of(said.tryIt, name)}
          href={addressOf({ at: 'try', id: choosableId(own) })}
        >
          <Icon name="flask" size={18} />
          {said.tryIt}
        </ButtonLink>
      )}
      {own && (
        <Button aria-label={said.of(said.share, name)} onClick={onShare}>
          <Icon name="share" size={18} />
          {said.share}
        </Button>
      )}
      <Button aria-label={said.of(said.delete, name)} onClick={onDelete}>
        <Icon name="bin" size={18} />
        {said.delete}
      </Button>
    </div>
  );
}
