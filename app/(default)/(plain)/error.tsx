'use client';

export { CrashText as default } from '@/components/layout/crash-page.client';
