import type { ComponentChildren } from 'preact';
import './toast.css';

interface ToastProps {
  text: string;
  class?: string;
  /** What can be done about it. */
  children: ComponentChildren;
}

/** Something that can wait, told over the lower edge of the screen. */
export function Toast({ text, class: place = '', children }: ToastProps) {
  return (
    <div class={`toast ${place}`} role="status">
      <p>{text}</p>
      {children}
    </div>
  );
}
