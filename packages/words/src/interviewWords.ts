/** An interview about rules: what is asked, and what can be answered, by the ids of its questions and options. */
export type InterviewWords = Readonly<
  Record<string, { readonly ask: string; readonly options: Readonly<Record<string, string>> }>
>;
