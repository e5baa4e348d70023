import { render } from 'preact';
import { App } from './app/App.tsx';
import { followLooks } from './app/looks.ts';
import { keepOffline } from './app/version.ts';
import { followLanguage } from './words/wording.ts';

followLooks();
followLanguage();

const app = document.getElementById('app')!;
app.replaceChildren();
render(<App />, app);
keepOffline();
