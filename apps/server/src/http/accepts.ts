/** Whether the client takes this encoding. */
export function accepts(header: string | string[] | undefined, encoding: string): boolean {
  return String(header ?? '')
    .split(',')
    .map((offer) => offer.trim().split(/\s*;\s*/))
    .some(
      ([name, ...weights]) =>
        name === encoding && !weights.some((weight) => /^q=0(\.0*)?$/.test(weight)),
    );
}
