<?php
// What the tests of the plugin need of a theme: pictures of posts, a menu, and a session as careless plugins start it.
add_theme_support( 'post-thumbnails' );
add_theme_support( 'title-tag' );
add_theme_support( 'automatic-feed-links' );
register_nav_menus( array( 'main' => 'Main' ) );
add_action( 'wp_enqueue_scripts', fn() => wp_enqueue_style( 'vencejo-test', get_stylesheet_uri(), array(), '1' ) );
add_action( 'init', fn() => PHP_SAPI !== 'cli' && session_start() );
