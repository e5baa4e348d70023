export { serve, type ServeOptions, type Serving } from './serve.ts';
export { servePage } from './servePage.ts';
