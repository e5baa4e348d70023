import type { ComponentChildren } from 'preact';
import './toast.css';

interface ToastProps {
  text: string;
  class?: string;
  /** Actions for it. */
  children: ComponentChildren;
}

/** News that can wait, above the screen's lower edge. */
export function Toast({ text, class: place = '', children }: ToastProps) {
  return (
    <div class={`toast ${place}`} role="status">
      <p>{text}</p>
      {children}
    </div>
  );
}
