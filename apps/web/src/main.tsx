import { render } from 'preact';
import { App } from './app/App.tsx';
import { followLooks } from './app/looks.ts';
import { keepOffline } from './app/version.ts';
import { followDeck } from './cards/classic/followDeck.ts';
import { followShelf } from './own/shelf.ts';
import { followLanguage, language, speak } from './words/wording.ts';

followLooks();
followLanguage();
followDeck();
followShelf();
// Nobody should see one language turn into another. If it does not come, English has to do.
await speak(language.value).catch(() => undefined);

const app = document.getElementById('app')!;
app.replaceChildren();
render(<App />, app);
keepOffline();
