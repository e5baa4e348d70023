/** Plain JavaScript for browsers. Everything is shown as text, never as markup. */
export const script = `
const at = (id) => document.getElementById(id);
const KEY = 'operatorToken';
let token = sessionStorage.getItem(KEY) ?? '';
let timer;

function say(text, isFine) {
  at('message').textContent = text;
  at('message').classList.toggle('fine', Boolean(isFine));
}

const SENTENCES = {
  wrongToken: 'That token isn’t right.',
  noSuchTable: 'There’s no such table.',
  noSuchNode: 'That node isn’t there anymore.',
  tableClosed: 'That table has already ended.',
  nobody: 'Type an IP address, or a guest ID of at least 16 digits.',
};

const REASONS = {
  requests: 'Too many requests',
  sockets: 'Too many new connections',
  openSockets: 'Too many open connections',
  messages: 'Too many messages, pings or pongs',
  tables: 'Too many new tables',
  busy: 'Too much to read at once',
  busyTable: 'Too many commands waiting',
  gaveUp: 'Commands that crashed a node',
  foreignOrigin: 'Asked by another site\u2019s page',
  blocked: 'Blocked by you',
  draining: 'This node was draining',
  noise: 'Unreadable messages',
  slowReader: 'Read too slowly',
  operatorToken: 'Wrong operator token',
  brokenOff: 'Hung up during a request',
};

async function ask(method, path, body) {
  const response = await fetch('api/operator/' + path, {
    method,
    headers: { Authorization: 'Bearer ' + token },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const answer = await response.json().catch(() => ({}));
  if (response.ok) return answer;
  if (response.status === 401) signOut();
  throw new Error(answer.sentence ?? SENTENCES[answer.why] ?? 'The server answered ' + response.status + '.');
}

function make(tag, text, more) {
  const element = document.createElement(tag);
  if (text !== undefined) element.textContent = text;
  return Object.assign(element, more);
}

function button(text, label, isDanger, action) {
  const made = make('button', text, { type: 'button', className: isDanger ? 'danger' : '' });
  made.setAttribute('aria-label', label);
  made.addEventListener('click', () => void attempt(action));
  return made;
}

async function attempt(action) {
  try {
    await action();
  } catch (error) {
    say(error.message);
  }
}

/** Acts if the operator confirms, then reports it and refreshes. */
const doing = (question, method, path, body, done) => async () => {
  if (question && !confirm(question)) return;
  await ask(method, path, body);
  say(done, true);
  // The pressed button may be gone now.
  at('message').focus();
  await refresh();
};

function table(heads, rows, empty) {
  if (rows.length === 0) return make('p', empty, { className: 'hint' });
  const wide = make('div', undefined, { className: 'wide' });
  const made = wide.appendChild(make('table'));
  const head = made.createTHead().insertRow();
  for (const text of heads) {
    const cell = head.appendChild(make('th', text.replace('#', '')));
    cell.scope = 'col';
    if (text.startsWith('#')) cell.className = 'number';
  }
  const body = made.createTBody();
  for (const row of rows) {
    const line = body.insertRow();
    row.forEach((cell, i) => {
      const place = line.insertCell();
      if (heads[i].startsWith('#')) place.className = 'number';
      if (heads[i] === 'Guest ID') place.className = 'text';
      place.append(cell);
    });
  }
  return wide;
}

const ago = (time) => {
  const minutes = Math.max(0, Math.round((Date.now() - time) / 60000));
  if (minutes < 120) return minutes + ' min';
  return minutes < 2880 ? Math.round(minutes / 60) + ' hours' : Math.round(minutes / 1440) + ' days';
};

function nodeCard(node, own, isOnly) {
  const card = make('div', undefined, { className: 'card' });
  card.append(make('h3', node.label + (node.node === own ? ' (this one)' : '') + (node.draining ? ', draining' : '')));
  const list = card.appendChild(make('dl'));
  const figures = {
    'Up for': ago(node.started),
    'Tables running here': node.run,
    'Tables in memory': node.rooms,
    'People connected': node.sockets,
    'Event loop p99': node.lag + ' ms',
    CPU: Math.round(node.cpu * 100) + '%',
    Memory: node.memory + ' MB',
  };
  for (const [name, value] of Object.entries(figures)) list.append(make('dt', name), make('dd', String(value)));
  const path = 'nodes/' + encodeURIComponent(node.node);
  const warning = isOnly ? ' It’s the only node, so nobody can play until you resume it.' : ' Its players move to other nodes.';
  card.append(
    node.draining
      ? button('Resume', 'Resume node ' + node.label, false, doing('', 'POST', path + '/resume', undefined, 'The node takes players again.'))
      : button('Drain', 'Drain node ' + node.label, true, doing('Drain ' + node.label + '?' + warning, 'POST', path + '/drain', undefined, 'The node is draining.')),
  );
  return card;
}

const endButton = (id, text = 'End') =>
  button(text, 'End table ' + id, true, doing('End table ' + id + ' for everyone at it?', 'POST', 'tables/' + encodeURIComponent(id) + '/end', undefined, 'The table has ended.'));
const blockButton = (kind, name) =>
  button('Block', 'Block ' + kind + ' ' + name, true, doing('Block ' + name + '?', 'POST', 'blocks', { kind, name }, 'Blocked.'));

function show(status) {
  at('nodes').replaceChildren(...status.nodes.map((node) => nodeCard(node, status.node, status.nodes.length === 1)));
  at('h-nodes').textContent = 'Nodes · ' + status.tables + (status.tables === 1 ? ' table saved' : ' tables saved');
  at('slowest').replaceChildren(
    table(['Table', '#Share', 'Action'], status.slowest.map((one) => [one.table + (one.waits ? ' (waits)' : ''), (one.share * 100).toFixed(1) + '%', endButton(one.table)]), 'Nobody’s playing right now.'),
  );
  const refused = Object.entries(status.refusals).filter(([, count]) => count > 0);
  at('refusals').replaceChildren(table(['Reason', '#Times'], refused.map(([reason, count]) => [REASONS[reason] ?? reason, count]), 'None.'));
  at('addresses').replaceChildren(
    table(['Address', '#Sockets', '#Refused', 'Action'], status.addresses.map((one) => [one.address, one.sockets, one.refused, blockButton('address', one.address)]), 'Nothing was refused.'),
  );
  at('blocks').replaceChildren(
    table(['Who', 'Action'], status.blocks.map((block) => [
      block.kind + ' ' + block.name,
      button('Unblock', 'Unblock ' + block.name, false, doing('', 'DELETE', 'blocks', block, 'Unblocked.')),
    ]), 'Nobody’s blocked.'),
  );
}

function showTable(one) {
  const seats = one.seats.map((seat, i) => [i + 1, seat.is, seat.guests.join(', '), seat.guests.length > 0 ? blockButton('guest', seat.guests[0]) : '']);
  const line = one.rules + ', round ' + one.round + ', ' + (one.over ? 'over' : 'going on') + ', last move ' + ago(one.touched) + ' ago. Host ' + (one.host ?? 'unknown') + '.';
  at('about').replaceChildren(make('p', line), table(['Seat', 'Held by', 'Guest ID', 'Action'], seats, ''), one.over ? '' : endButton(one.table, 'End table'));
}

/** A button mustn't vanish while somebody is about to press it. */
const isBusy = () => document.activeElement.type === 'button' && at('desk').contains(document.activeElement);

async function refresh() {
  clearTimeout(timer);
  if (!isBusy()) show(await ask('GET', 'status'));
  if (token) timer = setTimeout(() => void attempt(refresh), 5000);
}

function signOut() {
  clearTimeout(timer);
  token = '';
  sessionStorage.removeItem(KEY);
  for (const id of ['desk', 'leave']) at(id).hidden = true;
  at('door').hidden = false;
  at('token').focus();
}

async function signIn() {
  show(await ask('GET', 'status'));
  sessionStorage.setItem(KEY, token);
  at('door').hidden = true;
  at('token').value = '';
  for (const id of ['desk', 'leave']) at(id).hidden = false;
  say('');
  await refresh();
}

const onSubmit = (id, action) =>
  at(id).addEventListener('submit', (event) => {
    event.preventDefault();
    say('');
    void attempt(action);
  });
onSubmit('door', () => {
  token = at('token').value.trim();
  return signIn();
});
onSubmit('lookup', async () => showTable(await ask('GET', 'tables/' + encodeURIComponent(at('table').value.trim()))));
onSubmit('block', async () => {
  const name = at('who').value.trim().toLowerCase();
  await doing('Block ' + name + '?', 'POST', 'blocks', { kind: /^[0-9a-f]{16,64}$/.test(name) ? 'guest' : 'address', name }, 'Blocked.')();
  at('who').value = '';
});
at('leave').addEventListener('click', () => {
  signOut();
  say('Signed out.', true);
});
if (token) void attempt(signIn);
else signOut();
`;
