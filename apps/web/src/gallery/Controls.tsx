import { computed, signal } from '@preact/signals';

const SWITCHES = {
  'data-theme': ['light', 'dark'],
  'data-colours': ['two', 'four'],
  'data-print': ['normal', 'large'],
  lang: ['en', 'es'],
} as const;

type Switch = keyof typeof SWITCHES;

/** `gallery.html?data-theme=dark` starts in the dark theme. */
const chosen = signal(
  Object.fromEntries(new URLSearchParams(location.search)) as Partial<Record<Switch, string>>,
);

/** Attributes that control the table's looks. */
export const looks = computed(() => chosen.value);

export function Controls() {
  return (
    <form class="flex gallery-controls">
      {Object.entries(SWITCHES).map(([name, values]) => (
        <label key={name}>
          {name}
          <select
            value={chosen.value[name as Switch]}
            onChange={(event) => {
              chosen.value = { ...chosen.value, [name]: event.currentTarget.value };
            }}
          >
            {values.map((value) => (
              <option key={value}>{value}</option>
            ))}
          </select>
        </label>
      ))}
    </form>
  );
}
