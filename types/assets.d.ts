/// <reference types="@tarojs/taro" />
declare module '*.scss'
