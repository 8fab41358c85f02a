import org.jetbrains.kotlin.gradle.dsl.JvmTarget

plugins {
    // Version 9 of the Android Gradle plugin compiles Kotlin itself, and rejects the plugin org.jetbrains.kotlin.android.
    alias(libs.plugins.android.application)
}

android {
    namespace = "com.example.avatar"
    // #region levels
    compileSdk = 36

    defaultConfig {
        applicationId = "com.example.avatar"
        minSdk = 24
        targetSdk = 36
        versionCode = 1
        versionName = "1.0"
    }
    // #endregion levels

    compileOptions {
        sourceCompatibility = JavaVersion.VERSION_17
        targetCompatibility = JavaVersion.VERSION_17
    }
}

kotlin {
    compilerOptions {
        jvmTarget.set(JvmTarget.JVM_17)
    }
}

// #region dependencies
dependencies {
    implementation(libs.androidx.activity)
    implementation(libs.androidx.core)
    implementation(libs.androidx.lifecycle)
    implementation(libs.androidx.webkit)
    implementation(libs.coroutines)
    testImplementation(libs.junit)
    // Android's classes are empty in unit tests.
    testImplementation(libs.json)
}
// #endregion dependencies
