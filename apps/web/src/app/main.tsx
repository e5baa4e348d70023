import { render } from 'preact';
import { App } from './App.tsx';
import { followLooks } from './looks.ts';
import { followBadge } from '../parts/server/badge.ts';
import { keepOffline } from '../parts/server/version.ts';
import { followDeck } from '../parts/cards/classic/followDeck.ts';
import { followOwnSets } from '../parts/settings/ownRules.ts';
import { loadFirstWords } from '../parts/words/firstWords.ts';
import { addWords, followLanguage } from '../parts/words/language.ts';

const canSpeak = addWords(loadFirstWords);
followLooks();
followLanguage();
followDeck();
followOwnSets();
followBadge();
// Loaded first, so nobody sees one language turn into another; English if it fails.
await canSpeak.catch(() => undefined);

const app = document.getElementById('app')!;
app.replaceChildren();
render(<App />, app);
keepOffline();
