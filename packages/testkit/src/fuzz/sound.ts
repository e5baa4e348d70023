/** Whether a sentence is whole: nothing of how it was made shows in it. */
export function isSound(text: string): boolean {
  return (
    /^[\p{Lu}\d¿¡«"“].*[.?!)»”"]$/su.test(text) && !/undefined|NaN|\[object| \.|  |null/.test(text)
  );
}
