export const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Operator · Hand and Foot</title>
<link rel="stylesheet" href="operator.css">
<script type="module" src="operator.js"></script>
</head>
<body>
<header><h1>Operator</h1><button id="leave" type="button" hidden>Sign out</button></header>
<main>
<p id="message" role="status" tabindex="-1"></p>
<form id="door" hidden>
<label for="token">Operator token</label>
<input id="token" type="password" autocomplete="off" spellcheck="false" required>
<button type="submit">Sign in</button>
<p class="hint">It’s in the file you started the server with. This tab keeps it until you close it.</p>
</form>
<div id="desk" hidden>
<section aria-labelledby="h-nodes"><h2 id="h-nodes">Nodes</h2><div id="nodes" class="cards"></div></section>
<section aria-labelledby="h-slow"><h2 id="h-slow">Slowest tables</h2><p class="hint">How much of this node each table took in the last few seconds. One that takes more than its share waits for the others.</p><div id="slowest"></div></section>
<section aria-labelledby="h-table"><h2 id="h-table">Look up a table</h2>
<form id="lookup"><label for="table">Table ID, from its link</label><input id="table" autocomplete="off" spellcheck="false" required><button type="submit">Show table</button></form>
<div id="about"></div></section>
<section aria-labelledby="h-refused"><h2 id="h-refused">Refusals</h2><p class="hint">By reason, since this node started.</p><div id="refusals"></div></section>
<section aria-labelledby="h-addresses"><h2 id="h-addresses">Noisiest addresses</h2><div id="addresses"></div></section>
<section aria-labelledby="h-blocks"><h2 id="h-blocks">Blocked</h2>
<form id="block"><label for="who">Address or guest ID</label><input id="who" autocomplete="off" spellcheck="false" required><button type="submit">Block</button></form>
<div id="blocks"></div></section>
</div>
<noscript><p>This page needs JavaScript.</p></noscript>
</main>
</body>
</html>
`;
