import type { Signal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { IconButton } from '../../parts/controls/IconButton.tsx';
import { Icon } from '../../parts/look/Icon.tsx';
import { wording } from '../../parts/words/wording.ts';
import './search.css';

/** A search field. */
export function Search({ search, found }: { search: Signal<string>; found: number }) {
  const words = wording.value.rules;
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    search.value = '';
    field.current?.focus();
  };
  return (
    <search class="unprinted search">
      <Icon name="search" size={20} />
      <input
        ref={field}
        class="yields search-field"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autocomplete="off"
        aria-label={words.search}
        placeholder={words.search}
        value={search.value}
        onInput={({ currentTarget }) => (search.value = currentTarget.value)}
        onKeyDown={({ key }) => key === 'Escape' && clear()}
      />
      {search.value !== '' && (
        <IconButton icon="close" size={20} label={words.clear} onPress={clear} />
      )}
      <p class="note whole search-found" role="status">
        {search.value.trim() !== '' && words.found(found)}
      </p>
    </search>
  );
}
