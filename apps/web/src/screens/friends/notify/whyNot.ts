/** Why this page can't notify anybody; `denied` may change in the browser's settings. */
export type WhyNot = 'insecure' | 'homeScreen' | 'unsupported' | 'denied';

/** The facts about a browser that decide it. */
export interface Surroundings {
  readonly isSecure: boolean;
  /** Whether it has service workers, push and notifications. */
  readonly canPush: boolean;
  readonly permission: NotificationPermission | undefined;
  /** An iPhone or iPad, and whether the page was opened from its home screen. */
  readonly isApple: boolean;
  readonly isInstalled: boolean;
}

export function whyNotNotify(around: Surroundings): WhyNot | undefined {
  const { isSecure, canPush, permission, isApple, isInstalled } = around;
  if (!isSecure) return 'insecure';
  // Apple's phones know push only for pages on the home screen.
  if (!canPush) return isApple && !isInstalled ? 'homeScreen' : 'unsupported';
  return permission === 'denied' ? 'denied' : undefined;
}

export function surroundings(): Surroundings {
  const { userAgent, platform, maxTouchPoints } = navigator;
  return {
    isSecure: isSecureContext,
    canPush:
      'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis,
    permission: 'Notification' in globalThis ? Notification.permission : undefined,
    // An iPad calls itself a Mac, but no Mac has a touch screen.
    isApple: /iPhone|iPad|iPod/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1),
    isInstalled: matchMedia('(display-mode: standalone)').matches,
  };
}
